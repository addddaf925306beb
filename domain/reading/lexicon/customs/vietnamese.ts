/** How single kinds of papers and pages call what all of them speak of, in Vietnamese. */
export const vietnameseCustoms = `
name: chữ đệm và tên, tên doanh nghiệp, tên công ty, tên đơn vị
holder: chủ thẻ bảo hiểm, tên chủ xe
child: con, trẻ, họ tên con, họ tên trẻ
doctor: người tiêm, y sĩ, y tá, điều dưỡng, bác sĩ điều trị, bác sĩ khám, bác sĩ kê đơn, người khám, cán bộ tiêm, bác sĩ chỉ định, người thực hiện tiêm, bác sĩ phụ trách, nha sĩ, bác sĩ thú y
parcel: mã vận đơn
registration: đăng ký lần đầu, đăng ký lần đầu ngày, ngày đăng ký lần đầu, số đăng ký, đăng ký kinh doanh, ngày đăng ký xe, chứng nhận đăng ký, đăng kí
certificate: giấy xác nhận, giấy khai sinh, bằng, chứng từ
appointment: hẹn, hẹn khám, hẹn tái khám, tái khám, hẹn tiêm, ngày hẹn, ngày tái khám, ngày khám, giờ hẹn, ngày hẹn tiêm, giờ khám, lịch tái khám, lịch tiêm
vaccination: tiêm, ngày tiêm, tiêm phòng, chích ngừa, đã tiêm, tiêm vắc xin, ngày tiêm chủng
event: tên sự kiện, chương trình biểu diễn
number: mã đối tượng, mã hồ sơ, mã bn, mã y tế, số hồ sơ, số bệnh án, số báo danh, số seri, số sê ri
seat: số chỗ ngồi, số chỗ, vị trí ghế, số ghế ngồi, chỗ
university: tên trường, cơ sở giáo dục
hospital: nơi đăng ký khám chữa bệnh ban đầu, nơi đk kcb bđ, nơi đk kcb ban đầu, nơi đăng ký kcb ban đầu, nơi khám chữa bệnh, trạm y tế, nơi tiêm, nơi khám bệnh, trung tâm y tế, cơ sở tiêm chủng, nơi điều trị, nơi kcb ban đầu, đơn vị tiêm, cơ sở tiêm
shop: gian hàng, người bán hàng, tên cửa hàng, tên shop
department: phòng khoa, khoa phòng, chuyên khoa
semester: khóa học năm, niên khóa học, khóa đào tạo năm, học kì, hk
position: chức vụ hiện tại, công việc, nghề
address: hộ khẩu, hộ khẩu thường trú, nơi đăng ký thường trú, chỗ ở hiện tại, nơi đăng ký hộ khẩu, nơi ở hiện tại, địa chỉ liên hệ, trụ sở chính, nơi ở hiện nay, chỗ ở hiện nay, địa chỉ trụ sở chính, địa chỉ trụ sở, tạm trú, nơi tạm trú, địa chỉ thuê, địa chỉ tạm trú, chỗ ở
frequency: kỳ trả tiền, bao lâu một lần, bao lâu trả một lần, định kỳ thanh toán, kỳ đóng phí, phương thức đóng phí, kỳ hạn thanh toán, số lần thanh toán, định kỳ trả tiền
date: khi nào, bao giờ, ngày giờ, ngày nào, lúc nào, ngày tháng năm
start: giá trị sử dụng từ, giá trị từ ngày, có giá trị từ, hiệu lực từ ngày, có hiệu lực kể từ ngày, ngày bắt đầu làm việc, ngày vào học, thời điểm đủ 05 năm liên tục, ngày bàn giao, kể từ ngày, ngày bắt đầu thuê, hiệu lực kể từ, áp dụng từ ngày
until: giá trị sử dụng đến, hạn thẻ, thời hạn đến, thời hạn đến ngày, có giá trị đến ngày, giá trị sử dụng, hạn hiệu lực, thời hạn của thẻ, giá trị thẻ, có hiệu lực đến ngày, hạn sử dụng thẻ, hạn kiểm định, hạn đến, sử dụng đến, ngày nghỉ việc, hết hạn vào, hạn trả, hạn trả sách, kỳ hạn đến
issued: ngày ban hành, ngày thông báo, ngày trả kết quả, ngày cấp thẻ, ngày cấp giấy, xuất ngày, ngày xuất, ngày kê đơn, ngày trả kết quả xét nghiệm, ngày in thẻ
created: ngày đặt, ngày đặt hàng, thời gian đặt hàng, ngày giao dịch, ngày tiếp nhận, ngày nhận hồ sơ, ngày thanh toán, ngày đặt vé, ngày thu, ngày đặt phòng, ngày mở, ngày mở tài khoản, thời gian giao dịch, ngày trả tiền
duration: tổng thời gian tham gia, thời gian tham gia, bao lâu, thời hạn thuê, thời hạn vay, kỳ hạn, thời gian thuê, thời hạn bảo hành, thời gian bảo hành, tổng thời gian, thời gian tham gia bhxh, tổng thời gian tham gia bhxh, thời gian đóng
money: tiền
capital: vốn điều lệ, vốn góp, vốn pháp định, vốn đầu tư, vốn
fee: học phí, phí vận chuyển, phí giao hàng, viện phí
price: giá bán, giá mua, giá vé
pay: tiền công, lương cơ bản, lương chính, mức lương chính, thù lao, lương thỏa thuận, mức lương cơ bản, lương cứng
tax: tiền thuế, thuế gtgt, thuế thu nhập cá nhân, thuế tncn
limit: hạn mức chuyển tiền, hạn mức giao dịch, chuyển tối đa, hạn mức ngày, hạn mức chuyển khoản, số lượng tối đa, hạn mức thẻ
reading: chỉ số cũ, chỉ số đầu kỳ, chỉ số cuối kỳ, cs mới, cs cũ
quantity: số lượng khách, số người, số tờ, số cuốn
grade: điểm thi, điểm tổng kết, gpa tích lũy
due: hạn trả, ngày phải trả, hạn cuối, hạn đóng, hạn đóng phí, hạn thanh toán tiền điện, hạn nộp tiền, hạn nộp thuế, thanh toán trước ngày, hạn trả sách, hạn thanh toán cuối cùng, ngày đóng phí, ngày trả nợ, hạn đóng tiền
paid: đã nộp, đã đóng, số tiền đã trả, đã thu, số tiền đã nộp, số tiền đã thanh toán
pending: phong tỏa, phong toả
available: có thể dùng, có thể sử dụng, được phép dùng
next: lần sau, lần tới, kỳ tới, kỳ sau, tháng sau, tới
first: đăng ký lần đầu, đăng ký lần đầu ngày, ngày đăng ký lần đầu, lần đầu
minimum: phải duy trì, thấp nhất, ít nhất
`;
