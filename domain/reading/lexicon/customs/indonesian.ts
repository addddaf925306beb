/** How single kinds of papers and pages call what all of them speak of, in Indonesian. */
export const indonesianCustoms = `
holder: nama pemilik, nama pada kartu
owner: nama pemilik, pemegang hak
beneficiary: yang ditunjuk, penerima manfaat asuransi
patient: no rekam medis, rekam medis
driver: pengantar, kurir, sopir bus
child: anak kandung, nama bayi, balita
borrower: penerima pinjaman, pihak peminjam
doctor: dokter penanggung jawab, dpjp, perawat, bidan, dokter perujuk, vaksinator, dokter hewan
employer: badan usaha, pelaku usaha, nama badan usaha, nama pelaku usaha
registration: stnk, bpkb, akta kelahiran, nib, nomor induk berusaha
loan: fasilitas kredit
course: nama pelatihan, mata pelajaran, nama mata kuliah, kompetensi keahlian
appointment: tanggal kontrol, tanggal periksa, jadwal kontrol, kontrol ulang, tanggal kunjungan, jadwal pemeriksaan, kontrol kembali, jadwal kunjungan
event: kegiatan, pameran
number: no rm, no rekam medis, nomor rekam medis, nomor kartu keluarga, nomor identitas pelanggan
taxNumber: nomor pajak, npwpd
nationalId: nomor kependudukan, nomor identitas, no identitas, nomor paspor, nomor kitas
seat: nomor tempat duduk, jumlah tempat duduk
status: status perkawinan, status kawin
university: nama perguruan tinggi
hospital: fasilitas kesehatan, faskes, fasyankes, balai kesehatan, nama rumah sakit
department: poli tujuan, poliklinik, seksi, bidang
address: alamat sesuai ktp, kedudukan
city: desa, kelurahan, provinsi, tempat terbit, diterbitkan di, dikeluarkan di
origin: stasiun naik, naik di, stasiun berangkat, stasiun keberangkatan, bandara keberangkatan, pelabuhan asal, dari stasiun, titik keberangkatan
destination: stasiun turun, turun di, stasiun tiba, stasiun kedatangan, bandara kedatangan, pelabuhan tujuan, turun di stasiun
phone: no hp aktif, no wa, whatsapp, nomor kontak, telp
method: metode bayar, jenis pembayaran, cara membayar, jalur pembayaran
frequency: seberapa sering, seberapa sering bayar, cara bayar premi, periode pembayaran, frekuensi bayar
date: kapan, tanggal kejadian, tanggal periksa
start: berlaku dari tanggal, tanggal diterima, tanggal mulai berlaku, tanggal berlaku, tanggal pencairan, tanggal aktif, terhitung mulai
until: berlaku sampai dengan, sampai dengan, masa berlaku sampai, tanggal keluar, tanggal berhenti, tanggal habis, berlaku s d tanggal, berakhirnya, masa berlaku hingga, exp date obat, aktif s d, jatuh tempo pajak
issued: tanggal resep, tgl terbit, tgl cetak, tanggal hasil, waktu hasil, tanggal keputusan, tanggal penetapan, tanggal nota
created: tanggal pesanan, tanggal pemesanan, tanggal daftar, waktu pemesanan, waktu transaksi, tanggal pendaftaran, tgl transaksi, tanggal buka rekening, tanggal masuk berkas, tgl bayar, waktu pembayaran, tanggal pembayaran, tanggal lapor
updated: perubahan, pembaruan, terakhir kali diubah, pemutakhiran
time: jam praktek
duration: masa tenggang, tenor, lama pinjaman, lama sewa, masa garansi, lama studi, lama tinggal, masa percobaan, jangka waktu kredit, berapa lama, masa pembayaran premi, masa asuransi
capital: modal, modal dasar, modal disetor, penanaman modal, modal ditempatkan
fee: biaya admin, biaya administrasi, admin bank, ongkir, ongkos kirim, biaya kirim, biaya pengiriman, spp, uang kuliah, ukt, uang sekolah, retribusi, uang pangkal, ongkos
price: rp tag pln, tag pln, tagihan pln, tagihan pokok, harga satuan, harga beli, harga jual, tarif per kwh
pay: gaji dasar
tax: ppj, pajak penerangan jalan, pbb, pph, bea meterai, meterai, materai, pajak terutang, pph terutang
limit: plafon, maksimal pinjam
coverage: manfaat, santunan, batas tanggung jawab
refund: dana kembali, uang kembali, nilai tunai, nilai penyerahan, restitusi
usage: pemakaian air, kwh terpakai
area: luas, luas bangunan, luas bumi
reading: stand lalu, meter awal, meter akhir, pencatatan meter, tanggal catat meter, angka stand
quantity: jumlah penumpang, jumlah tamu, jumlah barang, jumlah orang, jumlah lembar, jumlah anggota keluarga, berapa
grade: ipk kumulatif, rata rata, indeks prestasi kumulatif, skor
due: tanggal pengembalian, tanggal kembali, batas waktu, tenggat, batas akhir, batas pengambilan, paling lambat, tgl jatuh tempo, batas waktu pembayaran, harus kembali, tanggal harus kembali, batas pengembalian, bayar paling lambat, batas bayar, kapan jatuh tempo, kapan harus bayar
overdue: masa tenggang, menunggak, telat
first: pertama kali
shipping: ongkir, ongkos kirim, biaya kirim, biaya pengiriman
`;
