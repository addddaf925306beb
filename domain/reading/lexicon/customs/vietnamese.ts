/** How single kinds of papers and pages call what all of them speak of, in Vietnamese. */
export const vietnameseCustoms = `
name: chữ đệm và tên, tên doanh nghiệp, tên công ty, tên đơn vị, tên bằng tiếng nước ngoài, tên nước ngoài, tên tiếng anh, tên tiếng việt, tên công ty viết bằng tiếng việt, tên công ty viết bằng tiếng nước ngoài, tên thú cưng, họ tên người bệnh, họ tên đầy đủ
holder: chủ thẻ bảo hiểm, tên chủ xe, người được cấp phép, tên tài khoản ngân hàng, chủ thuê bao di động, tên chủ hộ khẩu
child: con, trẻ, họ tên con, họ tên trẻ, họ tên bé, tên trẻ, trẻ được tiêm, tên con, họ và tên trẻ
doctor: người tiêm, y sĩ, y tá, điều dưỡng, bác sĩ điều trị, bác sĩ khám, bác sĩ kê đơn, người khám, cán bộ tiêm, bác sĩ chỉ định, người thực hiện tiêm, bác sĩ phụ trách, nha sĩ, bác sĩ thú y, bác sĩ chẩn đoán, bs điều trị, bs khám, bs chỉ định, bác sĩ đọc kết quả, thầy thuốc, họ tên bác sĩ, bác sĩ nào, bác sĩ nhi, bác sĩ phẫu thuật, kỹ thuật viên tiêm
parcel: mã vận đơn
registration: đăng ký lần đầu, đăng ký lần đầu ngày, ngày đăng ký lần đầu, số đăng ký, đăng ký kinh doanh, ngày đăng ký xe, chứng nhận đăng ký, đăng kí, đăng ký doanh nghiệp, đăng ký khai sinh, nơi đăng ký, số đăng ký kinh doanh, đăng ký kết hôn, đăng ký hộ kinh doanh
certificate: giấy xác nhận, giấy khai sinh, bằng, chứng từ
appointment: hẹn, hẹn khám, hẹn tái khám, tái khám, hẹn tiêm, ngày hẹn, ngày tái khám, ngày khám, giờ hẹn, ngày hẹn tiêm, giờ khám, lịch tái khám, lịch tiêm, lần khám tới, ngày tái khám tiếp theo, ngày khám lại, khám lại, ngày hẹn khám, thời gian hẹn, thời gian khám, ngày hẹn lắp đặt, lịch phỏng vấn, hẹn ngày, ngày giờ hẹn, lịch hẹn khám, hẹn mấy giờ
vaccination: tiêm, ngày tiêm, tiêm phòng, chích ngừa, đã tiêm, tiêm vắc xin, ngày tiêm chủng
event: tên sự kiện, chương trình biểu diễn, trận đấu, buổi hòa nhạc, hội thảo, tên chương trình sự kiện, hoạt động, tên hoạt động, lễ hội, vở diễn, giải đấu, triển lãm, tên giải
number: mã đối tượng, mã hồ sơ, mã bn, mã y tế, số hồ sơ, số bệnh án, số báo danh, số seri, số sê ri, số seri máy, số sêri, số khám, mã số sinh viên, mssv, mã vạch sách, số hiệu bằng, số hiệu văn bằng
seat: số chỗ ngồi, số chỗ, vị trí ghế, số ghế ngồi, chỗ, ghế ngồi, ghế số, hàng ghế, số ghế trên vé, ngồi ở đâu, giường nằm
university: tên trường, cơ sở giáo dục, trường mầm non, trường mẫu giáo, tên cơ sở đào tạo, trung tâm đào tạo, trung tâm sát hạch, trường lái, trường học, nơi đào tạo, học ở đâu, nhà trường, trung tâm ngoại ngữ, học viện, trường cấp bằng
hospital: nơi đăng ký khám chữa bệnh ban đầu, nơi đk kcb bđ, nơi đk kcb ban đầu, nơi đăng ký kcb ban đầu, nơi khám chữa bệnh, trạm y tế, nơi tiêm, nơi khám bệnh, trung tâm y tế, cơ sở tiêm chủng, nơi điều trị, nơi kcb ban đầu, đơn vị tiêm, cơ sở tiêm, cơ sở khám bệnh, cơ sở khám chữa bệnh, bệnh viện khám, đơn vị tiêm chủng, điểm tiêm, trung tâm tiêm chủng, nơi sinh con, khám ở đâu, cơ sở thú y, phòng khám thú y, nơi khám bệnh ban đầu, nơi kcbbđ
shop: gian hàng, người bán hàng, tên cửa hàng, tên shop, nơi mua, cửa hàng mua, mua ở đâu, điểm bán, đại lý bán hàng, nhà bán, đơn vị chấp nhận thẻ, tên người bán, siêu thị
department: phòng khoa, khoa phòng, chuyên khoa, khoa khám, khoa điều trị
semester: khóa học năm, niên khóa học, khóa đào tạo năm, học kì, hk
position: chức vụ hiện tại, công việc, nghề, chức vụ chức danh, công việc đảm nhiệm, công việc phải làm, chức danh nghề nghiệp, ngạch, chức danh công việc, nghề nghiệp hiện tại, làm nghề gì
address: hộ khẩu, hộ khẩu thường trú, nơi đăng ký thường trú, chỗ ở hiện tại, nơi đăng ký hộ khẩu, nơi ở hiện tại, địa chỉ liên hệ, trụ sở chính, nơi ở hiện nay, chỗ ở hiện nay, địa chỉ trụ sở chính, địa chỉ trụ sở, tạm trú, nơi tạm trú, địa chỉ thuê, địa chỉ tạm trú, chỗ ở, nơi ở cũ, địa chỉ cũ, địa chỉ mới, địa chỉ lắp đặt, địa chỉ sử dụng điện, địa chỉ dùng điện, địa chỉ sử dụng nước, địa chỉ nhận, địa chỉ người nhận, địa chỉ gửi, địa chỉ người gửi, địa điểm làm việc, nơi làm việc địa chỉ, địa điểm kinh doanh, địa chỉ kinh doanh, ở đâu địa chỉ, sống ở đâu, cư trú tại, đăng ký thường trú, vị trí nhà, địa chỉ thửa đất, địa chỉ tài sản, trụ sở công ty, nơi ở hiện nay của, nơi tạm trú hiện tại, nơi đặt công tơ
frequency: kỳ trả tiền, bao lâu một lần, bao lâu trả một lần, định kỳ thanh toán, kỳ đóng phí, phương thức đóng phí, kỳ hạn thanh toán, số lần thanh toán, định kỳ trả tiền, mấy lần, bao lâu, kỳ trả lãi, kỳ trả lương, bao nhiêu lần, đóng phí theo, chu kỳ gia hạn, thanh toán theo, chu kỳ gói cước
date: khi nào, bao giờ, ngày giờ, ngày nào, lúc nào, ngày tháng năm, hôm nào, ngày diễn ra, ngày tổ chức, ngày thi, ngày vi phạm, ngày xảy ra, thời gian xảy ra, ngày sử dụng, ngày khởi hành tour, ngày biểu diễn, ngày xét nghiệm, ngày thực hiện, ngày đo, ngày học
start: giá trị sử dụng từ, giá trị từ ngày, có giá trị từ, hiệu lực từ ngày, có hiệu lực kể từ ngày, ngày bắt đầu làm việc, ngày vào học, thời điểm đủ 05 năm liên tục, ngày bàn giao, kể từ ngày, ngày bắt đầu thuê, hiệu lực kể từ, áp dụng từ ngày, ngày vào viện, vào viện, ngày nhập viện, kể từ, từ khi nào, bắt đầu khi nào, từ bao giờ, ngày bắt đầu bảo hiểm, ngày bắt đầu hợp đồng, bắt đầu lúc, giờ bắt đầu, ngày kích hoạt thuê bao, ngày hòa mạng, ngày lắp đặt, ngày mượn, ngày nhậm chức, ngày bổ nhiệm, ngày tuyển dụng, ngày chuyển đến, ngày giải ngân, ngày hiệu lực hợp đồng, ngày hiệu lực bảo hiểm, ngày vào trường, ngày nhận bàn giao, ngày bắt đầu bảo hành, thời điểm bắt đầu, ngày vào đảng, ngày gửi tiết kiệm, bắt đầu làm việc, ngày áp dụng, ngày vay
until: giá trị sử dụng đến, hạn thẻ, thời hạn đến, thời hạn đến ngày, có giá trị đến ngày, giá trị sử dụng, hạn hiệu lực, thời hạn của thẻ, giá trị thẻ, có hiệu lực đến ngày, hạn sử dụng thẻ, hạn kiểm định, hạn đến, sử dụng đến, ngày nghỉ việc, hết hạn vào, hạn trả, hạn trả sách, kỳ hạn đến, đến khi nào, đến bao giờ, đến hết ngày, ngày hết hạn thẻ, hết hạn ngày, ngày hết hạn hợp đồng, ngày hết hạn bảo hành, hết bảo hành, ngày ra viện, ra viện, ngày xuất viện, hết hạn hợp đồng, hạn hợp đồng, ngày kết thúc hợp đồng, hạn bảo hành, bảo hành đến, thời hạn giấy phép, hạn visa, thời hạn tạm trú, tạm trú đến, ngày thôi việc, ngày kết thúc bảo hiểm, kết thúc lúc, giờ kết thúc, hết hiệu lực ngày, ngày hết hạn điểm, hsd, ngày hết hạn gói, hết hạn gói cước, thời hạn sử dụng đất, thời hạn bằng lái
issued: ngày ban hành, ngày thông báo, ngày trả kết quả, ngày cấp thẻ, ngày cấp giấy, xuất ngày, ngày xuất, ngày kê đơn, ngày trả kết quả xét nghiệm, ngày in thẻ, ngày cấp phép, ngày cấp giấy phép, ngày xuất hoá đơn, ngày hoá đơn, ngày ký phát hành, ngày lập phiếu, ngày lập biên bản, ngày quyết định, ngày ra quyết định, ngày xác nhận, ngày duyệt, ngày phê duyệt, ngày cấp bằng, ngày cấp chứng chỉ, ngày xuất vé, ngày báo cáo, ngày báo giá, ngày cấp đổi, cấp lần đầu ngày, ngày phát hành thẻ, ngày trả kết quả khám, thời gian trả kết quả, thời gian có kết quả, ngày thẩm định, ngày lập bảng kê, ngày chốt hóa đơn, ngày tháng năm cấp, cấp ngày nào, ngày giờ in
created: ngày đặt, ngày đặt hàng, thời gian đặt hàng, ngày giao dịch, ngày tiếp nhận, ngày nhận hồ sơ, ngày thanh toán, ngày đặt vé, ngày thu, ngày đặt phòng, ngày mở, ngày mở tài khoản, thời gian giao dịch, ngày trả tiền, ngày đăng ký tài khoản, ngày lập tài khoản, ngày nộp tiền, ngày nộp đơn, ngày nộp hồ sơ, ngày đóng tiền, thời gian đặt, thời gian thanh toán, thời gian đặt vé, ngày gửi yêu cầu, ngày tiếp nhận hồ sơ, ngày yêu cầu, thời gian đặt chỗ, ngày đặt chỗ, ngày đặt cọc, ngày mua hàng, ngày mua vé, thời gian tạo, ngày khai, ngày kê khai, mua ngày nào, ngày trả, ngày chuyển tiền, ngày chuyển khoản, ngày hiến máu, ngày quyên góp, ngày ủng hộ, ngày đặt lịch, ngày vào sổ
duration: tổng thời gian tham gia, thời gian tham gia, bao lâu, thời hạn thuê, thời hạn vay, kỳ hạn, thời gian thuê, thời hạn bảo hành, thời gian bảo hành, tổng thời gian, thời gian tham gia bhxh, tổng thời gian tham gia bhxh, thời gian đóng, thời gian vay, thời gian đào tạo khóa, thời gian gửi xe, thời gian lưu trú, thời gian sử dụng dịch vụ, số tháng, số ngày, số năm, mấy năm, mấy ngày, mấy tháng, thời gian đóng bhxh, số ngày điều trị, thời gian bay, thời gian di chuyển, thời gian thử việc, thử việc, thâm niên, thời gian cam kết, thời gian làm việc tại, số kỳ trả góp, kỳ hạn vay, kỳ hạn gửi, thời gian bảo trì, thời hạn bảo hành sản phẩm
money: tiền, bao nhiêu, bao nhiêu tiền, khoản, mức tiền, số tiền bằng số, mức hỗ trợ
capital: vốn điều lệ, vốn góp, vốn pháp định, vốn đầu tư, vốn
fee: học phí, phí vận chuyển, phí giao hàng, viện phí, phí dịch vụ, phí gửi xe, phí quản lý, phí quản lý chung cư, phí duy trì, phí thường niên, cước thuê bao, cước vận chuyển, phí rác, tiền rác, phí vệ sinh, phí internet, cước internet, tiền khám, công khám, tiền ăn, tiền học, phí bảo dưỡng, phí sửa chữa, phí đăng ký, phí tham gia, phí hồ sơ, phí làm thẻ, phí môi trường, phí chuyển tiền, phí giao dịch, tiền công sửa, phí đường bộ, phí sân bay, phí xử lý, tiền gửi xe, tiền net, cước dịch vụ, phí phục vụ, hội phí năm, phí thi, phí cấp thẻ
price: giá bán, giá mua, giá vé, giá phòng, tiền phòng, giá dịch vụ, đơn giá điện, giá điện, tiền hàng, giá mua bán, giá chuyển nhượng, giá khớp, giá vốn, giá trung bình, tiền thuốc, giá thuê xe, giá cước, giá sản phẩm, tiền vé
pay: tiền công, lương cơ bản, lương chính, mức lương chính, thù lao, lương thỏa thuận, mức lương cơ bản, lương cứng, lương tháng, tiền lương tháng, lương thực tế, lương ngày công, lương theo giờ, lương đóng bhxh, mức lương đóng bhxh, lương hàng tháng, lương bao nhiêu
tax: tiền thuế, thuế gtgt, thuế thu nhập cá nhân, thuế tncn, thuế giá trị gia tăng, tiền thuế gtgt, thuế suất gtgt, thuế đất, thuế phí, thuế nhập khẩu, thuế môn bài, thuế sử dụng đất, thuế trước bạ, lệ phí trước bạ, thuế tiêu thụ đặc biệt, thuế đã nộp, thuế còn phải nộp, thuế hải quan
limit: hạn mức chuyển tiền, hạn mức giao dịch, chuyển tối đa, hạn mức ngày, hạn mức chuyển khoản, số lượng tối đa, hạn mức thẻ, mượn tối đa, số sách tối đa, được mượn tối đa, hạn mức sử dụng, mức tối đa, hạn mức cước, hạn mức ngày giao dịch, số lượng sách được mượn
reading: chỉ số cũ, chỉ số đầu kỳ, chỉ số cuối kỳ, cs mới, cs cũ, chỉ số điện, chỉ số nước, chỉ số đồng hồ, số điện cũ, số điện mới, ngày ghi chỉ số, ngày chốt chỉ số, ghi chỉ số, số trên đồng hồ, chỉ số chốt
quantity: số lượng khách, số người, số tờ, số cuốn, số thành viên, số bản, mấy người, mấy cuốn, số kiện, số hành khách, số khách, người lớn, trẻ em số, số trang, số lần gia hạn, số cổ phần, số lượng vé, số buổi, số viên, số thẻ, số hộ, số nhân khẩu, nhân khẩu, số lần, số gói, số kiện hàng, mấy, sĩ số
grade: điểm thi, điểm tổng kết, gpa tích lũy, điểm tb, điểm tbc, điểm hệ 4, điểm hệ 10, tổng điểm, kết quả thi, điểm học phần, điểm rèn luyện, xếp loại tốt nghiệp, xếp loại học lực, học lực, hạnh kiểm, điểm xét tuyển, được mấy điểm
due: hạn trả, ngày phải trả, hạn cuối, hạn đóng, hạn đóng phí, hạn thanh toán tiền điện, hạn nộp tiền, hạn nộp thuế, thanh toán trước ngày, hạn trả sách, hạn thanh toán cuối cùng, ngày đóng phí, ngày trả nợ, hạn đóng tiền, ngày cuối cùng phải nộp, ngày cuối cùng phải nộp tiền, ngày cuối cùng nộp tiền, ngày phải nộp, phải nộp trước ngày, ngày thanh toán cuối, hạn cuối thanh toán, hạn cuối nộp tiền, hạn trả nợ, hạn nộp học phí, hạn nộp hồ sơ, hạn đăng ký, ngày trích nợ, ngày thu tiền, trả trước ngày, phải trả trước ngày, hạn cuối cùng, thời hạn nộp, thời hạn nộp phạt, nộp trước ngày, thời hạn thanh toán, ngày phải trả sách, ngày hẹn trả, hạn nhận hàng, hạn đổi thẻ, thời hạn giải quyết, ngày hẹn trả kết quả, khi nào phải trả, bao giờ phải trả, bao giờ phải nộp, hạn nộp phạt, ngày đáo hạn thanh toán, kỳ hạn trả nợ
paid: đã nộp, đã đóng, số tiền đã trả, đã thu, số tiền đã nộp, số tiền đã thanh toán, đã thanh toán trước, tiền đã trả, số tiền trả, số tiền thu, số tiền đã đóng, đã đóng bao nhiêu, đã trả bao nhiêu, số tiền chuyển, tạm ứng đã nộp, số tiền giao dịch, đã nộp bao nhiêu, tiền đã nộp, đã chuyển, đã thu tiền
pending: phong tỏa, phong toả, chờ xử lý, đang xử lý, chờ duyệt, chưa xuất hóa đơn, chờ thanh toán
available: có thể dùng, có thể sử dụng, được phép dùng, còn lại, còn dùng được, còn trống, hạn mức còn lại, lưu lượng còn lại, dung lượng còn lại, có thể rút, có thể mượn, sức mua
next: lần sau, lần tới, kỳ tới, kỳ sau, tháng sau, tới
first: đăng ký lần đầu, đăng ký lần đầu ngày, ngày đăng ký lần đầu, lần đầu
minimum: phải duy trì, thấp nhất, ít nhất
person: người khai, người khai báo, người yêu cầu, người làm đơn, người nộp thuế, người nộp tiền, thí sinh, người vi phạm, người được cấp, người đề nghị, người tham dự, người hưởng, người được tiêm, đối tượng tiêm, người thừa kế, đương sự, người có tên, của ai, người tham gia bhxh
owner: chủ công ty, chủ vật nuôi, chủ nuôi, chủ đất, chủ sở hữu nhà, người sử dụng đất
customer: bên b, người đặt, người đặt hàng, người đặt phòng, đơn vị mua hàng, họ tên người mua hàng, người mua hàng, bên mua điện, người trả tiền, người thanh toán, hộ sử dụng điện
policyholder: bên mua bh, người mua bảo hiểm, chủ hợp đồng bh
insured: người tham gia bảo hiểm, người được bh chính
student: học sinh sinh viên, họ tên học sinh, họ tên sinh viên, người học
passenger: họ tên hành khách, tên hành khách, người đi, người đi xe, hành khách đi tàu
guest: người đi cùng, khách đi cùng, tên khách, họ tên khách, người ở
employer: cơ quan công tác hiện tại, nơi công tác, đơn vị chi trả, tổ chức trả thu nhập, cơ quan chi trả, đơn vị sử dụng lao động, chỗ làm, làm ở đâu, làm việc ở đâu, tên cơ quan, tổ chức chi trả thu nhập, đơn vị đóng bhxh
insurer: bên bảo hiểm, đơn vị bảo hiểm, công ty bảo hiểm nào
provider: đơn vị bán hàng, bên bán, bên giao, nhà mạng, ban quản lý, ban quản lý tòa nhà, nhà thầu, đơn vị thu, đơn vị cung cấp dịch vụ, bên a, người bán hàng, bên cung cấp
policy: giấy chứng nhận bảo hiểm, số hợp đồng bảo hiểm, hợp đồng bh
card: thẻ thư viện, thẻ bạn đọc, thẻ thành viên số, thẻ tín dụng, thẻ bảo hiểm y tế, thẻ sinh viên, thẻ ghi nợ
ticket: vé tàu, vé xe, vé máy bay, vé điện tử, vé xem phim, vé tháng, số vé điện tử
vehicle: xe ô tô, xe máy, loại xe cơ giới, xe được bảo hiểm, xe cơ giới
meter: số công tơ, mã công tơ, số đồng hồ, công tơ điện, đồng hồ, công tơ số
property: nhà ở, tòa nhà, toà nhà, chung cư, tên tòa nhà, tên chung cư, số nhà, nhà thuê, tài sản bảo hiểm, tài sản, tài sản thế chấp, bãi đỗ xe, bãi xe, dự án, khu nhà, công trình, tài sản được bảo hiểm
course: tên khóa học, tên môn học, tên học phần, học phần, ngành đào tạo, chuyên ngành đào tạo, nghề đào tạo, môn, tên lớp học phần, chương trình, tên chương trình, khóa học đã đăng ký, học môn gì
exam: môn thi, kỳ thi môn, kì thi, tên kỳ thi, sát hạch, bài kiểm tra
product: tên sách, nhan đề, tên tài liệu, tên sản phẩm, tên hàng hóa, tên hàng hóa dịch vụ, sản phẩm bảo hiểm, tên phim, phim, tên tác phẩm, tên thiết bị, mua gì, sản phẩm mua
payment: chuyển khoản, nộp tiền, đóng tiền, trả tiền, giao dịch, trả nợ
claim: sự cố, tai nạn, vụ tổn thất, tổn thất, hồ sơ bồi thường, ngày xảy ra tai nạn
enrolment: trúng tuyển, vào trường, nhập trường, ghi danh học, đăng ký học phần
reference: số hồ sơ tiếp nhận, mã đơn, số chứng từ, số quyết định, số biên bản, số biên nhận, mã hồ sơ tiếp nhận, số phiếu, mã phiếu, số công văn, mã yêu cầu, số tờ khai, mã biên lai, mã thanh toán, ký hiệu phân loại, kí hiệu
taxNumber: mã số doanh nghiệp, mã doanh nghiệp, mã số hộ kinh doanh, mã số thuế cá nhân
nationalId: số hộ chiếu, số bhxh, mã số bhxh, mã số bảo hiểm xã hội, số thẻ bhyt, mã thẻ bhyt, số giấy tờ, số giấy tờ tùy thân, số định danh, số cmnd/cccd, mã số định danh, số cmt, giấy tờ tùy thân, số sổ bhxh
plate: biển số đăng ký, số xe, biển đăng ký, biển xe, số đăng ký xe, bsx
chassis: số khung xe, số vin, số sườn
room: số buồng, giường, số giường, phòng học, phòng họp, loại buồng, buồng, rạp số, phòng chiếu, phòng khám số
gate: cửa vào, cửa số, cổng vào, cửa lên máy bay, cửa khởi hành, lối vào
status: tình trạng hiện tại, trạng thái đơn hàng, trạng thái thẻ, trạng thái giao hàng, tình trạng hôn nhân, trạng thái hồ sơ, tình trạng hoạt động, tình trạng hợp đồng, tình trạng thanh toán, trạng thái tài khoản, tiến độ, tình trạng học, tình trạng sách, trạng thái đặt chỗ, trạng thái vé, trạng thái mượn, hành trình, tới đâu rồi, tình trạng đơn, tình trạng hồ sơ, trạng thái thuê bao
plan: gói dịch vụ hiện tại, gói cước đang dùng, gói đang sử dụng, gói bảo hiểm, chương trình bảo hiểm, tên gói, tên gói cước, bảng giá điện, gói tập, gói internet, giá bán điện, gói đăng ký hiện tại, loại gói
type: loại hình doanh nghiệp, loại hợp đồng, loại khách hàng, loại phòng, loại vé xe, loại xe, loại thẻ, loại tài khoản, loại bảo hiểm, loại hình bảo hiểm, đối tượng, nhóm đối tượng, loại thuê bao, trả trước hay trả sau, hình thức, loại hồ sơ, loại giấy tờ, thể loại, loại đất, loại nhà, loại visa, loại hàng, dạng, loại nào, loại dịch vụ, loại tài liệu, loại hình công ty
level: hạng thẻ, hạng hội viên, hạng hiện tại, cấp bậc, bậc thang, bậc giá
group: lớp học phần, tổ, đội, nhóm học, tên lớp, đội bóng, lớp nhóm
licenceClass: hạng xe, hạng bằng, hạng gplx đào tạo, hạng đào tạo
club: hội, đoàn thể, trung tâm thể dục, phòng gym, hiệp hội, chi hội, ban quản trị chung cư
degree: trình độ học vấn, trình độ chuyên môn, văn bằng, loại bằng
city: quận, huyện, xã, phường, quận huyện, phường xã, xã phường, tỉnh thành, thị trấn, địa phương, tỉnh thành phố
country: xuất xứ, nước xuất xứ, nước sản xuất, quốc gia cấp
birthplace: nguyên quán, sinh tại, sinh ở đâu, nơi đăng ký khai sinh
origin: đi từ, từ đâu, xuất phát từ, nơi xuất phát, điểm khởi hành, sân bay đi, bến đi, ga khởi hành, nơi lên xe, điểm lên xe, khởi hành từ, nơi khởi hành, xuất xứ, nước xuất xứ, cảng xếp hàng, nơi gửi, đi
destination: đến, đi đâu, sân bay đến, bến đến, nơi xuống xe, điểm xuống xe, điểm trả khách, điểm trả, cảng dỡ hàng, nơi nhận bưu gửi, tới đâu, nước nhập khẩu
email: địa chỉ thư điện tử, email đăng ký, email liên hệ, hộp thư điện tử
phone: số liên hệ, điện thoại liên hệ, đt, số thuê bao, số máy, hotline, tổng đài, đường dây nóng, sđt người nhận, điện thoại di động, số điện thoại liên hệ, số điện thoại người nhận, điện thoại người gửi, số fax
gender: nam nữ, giới
language: phụ đề, ngôn ngữ giảng dạy
method: cách trả tiền, hình thức nhận hàng, hình thức giao hàng, phương thức giao hàng, hình thức trả, trả bằng gì, cách thanh toán tiền, phương thức trả nợ, hình thức trả lãi, phương thức vận chuyển, hình thức nhận tiền, hình thức đóng phí, hình thức nộp, thanh toán bằng, phương thức nhận, cách nhận, hình thức chi trả
joined: ngày vào hội, ngày trở thành hội viên, ngày vào đoàn, tham gia từ ngày, gia nhập ngày, ngày kết nạp, thời điểm tham gia, khách hàng từ năm, ngày lên hạng
renewal: ngày gia hạn tiếp theo, gia hạn tiếp theo, tự động gia hạn vào, ngày tái tục, tái tục, gia hạn ngày, ngày gia hạn gói
cancelledOn: ngày hủy vé, ngày hủy đơn, ngày thanh lý
lastVisit: lần khám gần nhất, lần khám trước, đến lần cuối, truy cập gần nhất, hoạt động gần nhất, đăng nhập cuối
updated: đăng ký thay đổi, đăng ký thay đổi lần thứ, thay đổi lần thứ, lần thay đổi, ngày thay đổi, sửa đổi lần cuối, chỉnh sửa lần cuối, thay đổi gần nhất, cập nhật gần nhất, ngày sửa đổi, ngày điều chỉnh
birth: lúc sinh, khi sinh, sinh năm, ngày sinh của bé
departure: ngày khởi hành, giờ bay, ngày bay, giờ tàu chạy, giờ xuất phát, xuất phát, thời gian khởi hành, đi lúc, ngày giờ đi, giờ đi, xuất bến, giờ xuất bến
arrival: đến, thời gian đến, đến lúc, ngày giờ đến, giờ tới, tới nơi, giờ hạ cánh, hạ cánh, giao lúc, đã giao lúc, ngày giao, ngày giao hàng, ngày nhận hàng, thời gian giao hàng, phát thành công, ngày phát, ngày nhận, giao thành công
graduation: ngày hoàn thành, ngày hoàn thành khóa học, năm tốt nghiệp
time: mấy giờ, khung giờ, giờ chiếu, suất chiếu, giờ diễn, giờ mở cửa, giờ hẹn khám, giờ thi, giờ học, giờ lên máy bay, giờ tập trung, ca, khung giờ giao hàng, giờ khởi hành tàu, giờ đón
period: kỳ hóa đơn tiền điện, tháng hóa đơn, hóa đơn tháng, kỳ thanh toán tiền, kỳ sử dụng, thời gian bảo hiểm, kỳ lương, tháng lương, kỳ tính thuế, năm tính thuế, niên độ, năm tài chính, niên độ kế toán, thời gian sử dụng, thời gian thực hiện, thời gian diễn ra, tháng tính cước, chu kỳ cước, kỳ ghi chỉ số, thời gian thuê nhà, kỳ sao kê, kỳ báo cáo, học kỳ năm, thời gian công tác, thời gian mượn
total: tổng tiền phải trả, tổng phải trả, số tiền phải trả, số tiền phải nộp, phải nộp, tổng số tiền phải nộp, tổng tiền điện, tổng giá trị, tổng chi phí, tổng cước, tổng hóa đơn, tổng giá trị đơn hàng, số tiền cần thanh toán, cần thanh toán, tổng thuế phải nộp, thuế phải nộp, số thuế phải nộp, tổng viện phí, tổng tiền thuế, phải đóng, số tiền phải đóng, tổng học phí, tổng cộng tiền thanh toán, tổng tiền vé, trả bao nhiêu, phải trả bao nhiêu, tổng thu, cộng, tổng nợ phải trả, tổng tiền phòng
balance: số dư hiện tại, số dư khả dụng, còn lại, tiền còn lại
outstanding: còn phải nộp, còn phải trả, số tiền còn nợ, số tiền còn lại phải trả, còn thiếu, nợ cước, nợ cũ, nợ đọng, nợ thuế, còn nợ bao nhiêu, chưa thanh toán, chưa nộp, tiền nợ, tổng dư nợ, số nợ, nợ còn lại, phải thu, nợ tiền điện, nợ học phí
premium: phí bảo hiểm định kỳ, phí bảo hiểm hàng năm, tổng phí bảo hiểm, phí đóng bảo hiểm, phí bh
income: lợi nhuận, lãi lỗ, cổ tức, thu nhập hàng tháng, thu nhập bình quân, thu nhập cá nhân
discount: giảm trừ giá, khuyến mãi, mã giảm giá, số tiền giảm, tiền giảm giá
deposit: tiền thế chân, tạm ứng, tiền tạm ứng, tiền ký quỹ
coverage: mức trách nhiệm, mức trách nhiệm bảo hiểm, giới hạn trách nhiệm, mức hưởng bhyt, quyền lợi, quyền lợi khám chữa bệnh, số tiền chi trả, số tiền bồi thường, tử vong, mức bảo hiểm, giá trị bảo hiểm, bảo hiểm chi trả, mức chi trả, được bồi thường
deductible: mức khấu trừ bảo hiểm, khấu trừ mỗi vụ, mức tự chịu
refund: số tiền hoàn, số tiền hoàn lại, thuế được hoàn, số thuế được hoàn, tiền hoàn
fine: mức phạt, số tiền phạt, tiền phạt vi phạm, phạt tiền, tổng tiền phạt
interest: lãi suất năm, lãi suất vay, lãi suất tiền gửi, lãi suất áp dụng, tiền lãi, lãi phải trả
percent: thuế suất, tỷ lệ phần trăm, tỉ lệ, tỷ suất, mức hưởng, tỷ lệ thanh toán
points: điểm tích luỹ, điểm thành viên, dặm, dặm thưởng, dặm xét hạng, số dặm, điểm hiện có, số điểm, điểm sắp hết hạn, điểm khả dụng, điểm đổi quà, dặm bay
usage: lượng điện tiêu thụ, điện năng tiêu thụ, sản lượng, sản lượng điện, lượng nước tiêu thụ, số kwh, số khối, số điện, số nước, đã dùng, đã sử dụng, dùng bao nhiêu, lưu lượng đã dùng, sản lượng tiêu thụ, tổng điện năng tiêu thụ, m3 tiêu thụ, khối lượng tiêu thụ
data: lưu lượng, lưu lượng data, data còn lại, dung lượng data, dung lượng còn lại
credits: số tín chỉ, tín chỉ tích lũy, số tín chỉ tích lũy, số tc, tổng số tín chỉ, số tín chỉ đạt
current: kỳ này, tháng này, hiện thời, bây giờ, đang dùng, đang sử dụng, lần này
last: tháng trước, kỳ trước, lần trước, năm trước, sau cùng, mới nhất
former: trước khi chuyển, nơi ở trước đây, tên cũ, trước kia, nơi đi chuyển, bí danh
gross: tổng thu nhập, tổng tiền lương, tổng lương trước thuế, lương trước thuế
net: cộng tiền hàng, tiền trước thuế, thành tiền trước thuế, tiền chưa thuế, chưa thuế, chưa vat, trước vat, tổng tiền hàng, tổng tiền trước thuế, tiền hàng chưa thuế, lương ròng, số tiền thực nhận, thực lãnh, lương thực lĩnh, còn được nhận, chưa bao gồm thuế
emergency: trường hợp khẩn cấp, người liên hệ khẩn cấp, khi cần báo tin
currency: đồng tiền, tiền tệ tài khoản, loại tiền tệ, đơn vị tính tiền
power: công suất máy, công suất định mức, công suất lớn nhất, công suất sử dụng, mã lực
overdue: trễ hạn, chậm trả, quá hạn thanh toán, quá hạn trả
mailing: nhận thư, địa chỉ nhận thư, địa chỉ thư tín
holdings: giá trị danh mục, số lượng cổ phiếu, cổ phiếu nắm giữ, mã chứng khoán, mã cổ phiếu, khối lượng nắm giữ
area: diện tích, diện tích đất, diện tích sàn, diện tích xây dựng, diện tích sử dụng, diện tích căn hộ, diện tích thông thủy, diện tích tim tường, rộng bao nhiêu
`;
